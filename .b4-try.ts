import { createDocumentReader } from './src/server/sources/documents/document-reader.ts';
import { makePdf, makeDocx } from './tests/replay/documents.ts';
const r = createDocumentReader();
for (const [k,b] of [['pdf',makePdf(['첫 장입니다. 숏폼의 첫 3초가 시청을 결정합니다. 이 문장은 마흔 글자를 넘겨서 다음 줄로 이어지도록 길게 썼습니다.','둘째 장입니다. 광고 단가는 편당 150만 원입니다.'])],['docx',makeDocx(['# 협찬 제안서','안녕하세요. 제작 기간은 열흘입니다.','# 단가','편당 150만 원입니다.'])]] as const)
 try { console.log(JSON.stringify(await r.read(k as any,b,AbortSignal.timeout(20000)))); } catch(e) { console.log(e); }

import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { makeDocx, makePdf } from '../replay/documents.ts';

const corpora = new URL('../../../shared/corpora/', import.meta.url);
const read = (path: string): Buffer => readFileSync(new URL(path, corpora));

/** Something to drop, a question that only it answers, the words that must be quoted, and the place they stand at. */
export interface Piece {
  question: string;
  quoted: RegExp;
  place: RegExp | null;
}
export interface Material {
  page: Piece & { html: string | null; title: RegExp };
  pdf: Piece & { name: string; bytes: Buffer };
  docx: Piece & { name: string; bytes: Buffer };
}

/** Real pages and documents where the corpora lie beside the repository, else small ones of our own. */
export const material: Material = existsSync(corpora) ? realMaterial() : ownMaterial();

function realMaterial(): Material {
  const article = 'articles/html/14cc2a0ca59c62a8c9f205a171e9ccf4ef4cf69b0c642f51c8c65c051b39024f.html.gz';
  return {
    page: {
      html: gunzipSync(read(article)).toString('utf8'),
      title: /Europa|Jupiter|NASA/,
      question: 'Keck Observatory 17 observations 가운데 water vapor 는 몇 번 나왔나요?',
      quoted: /Out of 17 observations by the W\. M\. Keck Observatory/,
      place: null,
    },
    pdf: {
      name: 'tracemonkey.pdf',
      bytes: read('pdf/tracemonkey.pdf'),
      question: 'trace compilation subsystem NANOJIT 은 VM 과 어떤 관계인가요?',
      quoted: /NANOJIT\s*,? is separate from the VM/,
      place: /p\.7|7쪽/,
    },
    docx: {
      name: 'licences.docx',
      bytes: read('doc/test03.docx'),
      question: 'MIT 처럼 very popular license because of the extreme simplicity 라는 건 무슨 뜻인가요?',
      quoted: /extreme simplicity of its text/,
      place: null,
    },
  };
}

function ownMaterial(): Material {
  return {
    page: {
      html: null,
      title: /숏폼 첫 3초/,
      question: '완성된 케이크를 먼저 보여 준 영상은 저장 횟수가 몇 배였나요?',
      quoted: /저장 횟수가 2\.4배/,
      place: /결과를 먼저 보여 주기/,
    },
    pdf: {
      name: '광고_제안서.pdf',
      bytes: makePdf([
        '모카하우스 유료 광고 제안서입니다. 본편 안에서 60초 동안 제품을 보여 주세요.',
        '계약 조건입니다. 2차 활용은 6개월 동안 가능하고 수정은 두 번까지입니다.',
      ]),
      question: '2차 활용은 몇 개월 동안 가능한가요?',
      quoted: /2차 활용은 6개월/,
      place: /p\.2|2쪽/,
    },
    docx: {
      name: '촬영_메모.docx',
      bytes: makeDocx(['촬영은 토요일 오전 아홉 시에 시작합니다.', '그라인더는 대여점에서 빌려 옵니다.']),
      question: '그라인더는 어디에서 빌려 오나요?',
      quoted: /대여점에서 빌려/,
      place: null,
    },
  };
}

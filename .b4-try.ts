import { createServer } from 'node:net'; import { gzipSync } from 'node:zlib';
import { createGuardedFetch } from './src/server/platform/web/guarded-fetch.ts';
const b=gzipSync(Buffer.alloc(256<<20)); console.log(b.length);
const s=createServer(x=>{x.on('error',()=>{});x.once('data',()=>x.end(Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Encoding: gzip\r\nContent-Length: ${b.length}\r\n\r\n`),b])))});
s.listen(0,'127.0.0.1',async()=>{const h=`127.0.0.1:${(s.address() as any).port}`; await createGuardedFetch([h])(`http://${h}/`,{types:['text/html'],limits:{totalMs:5000}}).catch((e:any)=>console.log(e.problem,e.detail,e.cause)); s.close();});

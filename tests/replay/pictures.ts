import sharp from 'sharp';

/** Drawings of our own that the stand-in pages show, 640 x 360, by name. */
const drawings = {
  /** A cup on a table in the morning sun. */
  cup: `
    <rect width="640" height="360" fill="#f6e3c5"/><circle cx="498" cy="92" r="118" fill="#fbcf7a"/>
    <circle cx="498" cy="92" r="74" fill="#fde3a7"/><path d="M0 262h640v98H0z" fill="#a8653a"/>
    <path d="M0 262h640v12H0z" fill="#c17f4d"/><ellipse cx="292" cy="302" rx="190" ry="22" fill="#7f4724"/>
    <ellipse cx="292" cy="292" rx="170" ry="24" fill="#fff7ea"/><ellipse cx="292" cy="288" rx="116" ry="13" fill="#e9d8c0"/>
    <path d="M182 138h220c0 96-28 150-110 150s-110-54-110-150z" fill="#fffaf1"/>
    <path d="M340 138h62c0 96-28 150-110 150 52-20 60-88 48-150z" fill="#eddcc4"/>
    <path d="M398 164c64-14 78 84-26 78" fill="none" stroke="#fffaf1" stroke-width="20" stroke-linecap="round"/>
    <ellipse cx="292" cy="138" rx="110" ry="26" fill="#fffaf1"/><ellipse cx="292" cy="140" rx="94" ry="19" fill="#5b3019"/>
    <ellipse cx="276" cy="136" rx="44" ry="7" fill="#7b4526"/>
    <g fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".8">
    <path d="M250 98c-18-24 18-36 0-62"/><path d="M292 88c-18-24 18-36 0-62"/><path d="M334 98c-18-24 18-36 0-62"/></g>`,
  /** Water poured over a paper dripper. */
  drip: `
    <rect width="640" height="360" fill="#d9e6e2"/><path d="M0 282h640v78H0z" fill="#b3c7c1"/>
    <rect x="58" y="40" width="150" height="132" rx="8" fill="#edf4f1"/><path d="M133 40v132M58 106h150" stroke="#c3d5cf" stroke-width="6"/>
    <path d="M468 26h116l18 132H450z" fill="#24484b"/><path d="M452 132c-66 0-60-92-132-78l-22 14" fill="none" stroke="#24484b" stroke-width="19" stroke-linecap="round"/>
    <path d="M592 50c42 0 42 84 6 84" fill="none" stroke="#24484b" stroke-width="14"/>
    <path d="M300 72v64" stroke="#8fc3cf" stroke-width="9" stroke-linecap="round"/>
    <path d="M196 124h208l-70 96h-68z" fill="#fff"/><path d="M222 136h156l-20 28H242z" fill="#6a3d22"/>
    <path d="M186 116h228v16H186z" fill="#f5efe6"/><path d="M256 220h88v12h-88z" fill="#24484b"/>
    <path d="M262 232h76l32 92c4 12-4 22-16 22H246c-12 0-20-10-16-22z" fill="#fff" opacity=".72"/>
    <path d="M245 288h110l14 40c2 8-4 14-12 14H243c-8 0-14-6-12-14z" fill="#512b15"/>
    <g fill="#7a4a2b"><ellipse cx="88" cy="306" rx="28" ry="19" transform="rotate(-24 88 306)"/><ellipse cx="142" cy="322" rx="26" ry="17" transform="rotate(18 142 322)"/></g>
    <g fill="none" stroke="#4c2a15" stroke-width="5"><path d="M66 316c20-14 26 0 46-20"/><path d="M120 314c18 2 20 14 44 14"/></g>`,
  /** A heart of milk, seen from above. */
  latte: `
    <rect width="640" height="360" fill="#c79a66"/><g stroke="#ad7f4c" stroke-width="4"><path d="M0 92h640M0 212h640M0 322h640M150 0v92M430 92v120M210 212v110M540 212v110"/></g>
    <ellipse cx="340" cy="206" rx="184" ry="176" fill="#8e6236" opacity=".55"/><circle cx="320" cy="184" r="172" fill="#f7f2ea"/>
    <circle cx="320" cy="184" r="150" fill="#ece3d6"/><circle cx="320" cy="184" r="118" fill="#fffaf3"/>
    <path d="M424 132l68-38c20-10 38 22 18 34l-66 42z" fill="#fffaf3"/><circle cx="320" cy="184" r="104" fill="#8a5228"/>
    <circle cx="320" cy="184" r="96" fill="#9c602f"/>
    <path d="M320 262c-98-62-88-136-42-138 24 0 36 16 42 28 6-12 18-28 42-28 46 2 56 76-42 138z" fill="#f9e8cf"/>
    <path d="M320 234c-62-40-56-86-28-88 16 0 24 10 28 20 4-10 12-20 28-20 28 2 34 48-28 88z" fill="#9c602f"/>
    <path d="M320 212c-34-22-30-48-16-48 8 0 14 6 16 12 2-6 8-12 16-12 14 0 18 26-16 48z" fill="#f9e8cf"/>`,
  /** A phone on a tripod films a cup. */
  studio: `
    <rect width="640" height="360" fill="#123f3a"/><circle cx="178" cy="150" r="176" fill="#1b5a51"/><circle cx="178" cy="150" r="112" fill="#25756a"/>
    <path d="M0 290h640v70H0z" fill="#0c2c29"/><g stroke="#0a2522" stroke-width="14" stroke-linecap="round"><path d="M458 236l-62 104M458 236l62 104M458 236v108"/></g>
    <rect x="384" y="44" width="148" height="206" rx="20" fill="#0a1f1d"/><rect x="394" y="56" width="128" height="182" rx="12" fill="#ffd76a"/>
    <path d="M394 186h128v40c0 8-4 12-12 12H406c-8 0-12-4-12-12z" fill="#a8653a"/>
    <path d="M424 132h62c0 42-8 62-31 62s-31-20-31-62z" fill="#fffaf1"/><path d="M484 144c22-4 26 30-8 28" fill="none" stroke="#fffaf1" stroke-width="7"/>
    <ellipse cx="455" cy="132" rx="31" ry="8" fill="#5b3019"/><circle cx="412" cy="74" r="7" fill="#e5484d"/>
    <path d="M108 186h136c0 76-18 108-68 108s-68-32-68-108z" fill="#fffaf1"/><path d="M206 186h38c0 76-18 108-68 108 34-14 38-60 30-108z" fill="#e7dccb"/>
    <path d="M240 206c46-10 54 62-18 58" fill="none" stroke="#fffaf1" stroke-width="15" stroke-linecap="round"/>
    <ellipse cx="176" cy="186" rx="68" ry="17" fill="#fffaf1"/><ellipse cx="176" cy="187" rx="56" ry="12" fill="#5b3019"/>
    <g fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".7"><path d="M152 154c-14-18 14-28 0-48"/><path d="M192 154c-14-18 14-28 0-48"/></g>`,
  /** A stopwatch over the frames of a short video. */
  seconds: `
    <rect width="640" height="360" fill="#2b2350"/><g fill="#3a3069"><rect x="24" y="40" width="150" height="280" rx="18"/><rect x="466" y="40" width="150" height="280" rx="18"/></g>
    <path d="M70 132l66 48-66 48z" fill="#7d6ee0"/><path d="M512 132l66 48-66 48z" fill="#7d6ee0"/>
    <rect x="296" y="20" width="48" height="34" rx="8" fill="#ffd76a"/><path d="M430 70l26 26" stroke="#ffd76a" stroke-width="20" stroke-linecap="round"/>
    <circle cx="320" cy="196" r="138" fill="#ffd76a"/><circle cx="320" cy="196" r="114" fill="#fffaf1"/>
    <path d="M320 196V82a114 114 0 0 1 108 78z" fill="#ef6351"/><g stroke="#2b2350" stroke-width="8" stroke-linecap="round"><path d="M320 98v18M320 276v18M222 196h18M400 196h18"/></g>
    <path d="M320 196l62-50" stroke="#2b2350" stroke-width="12" stroke-linecap="round"/><circle cx="320" cy="196" r="14" fill="#2b2350"/>`,
} as const;
type Drawing = keyof typeof drawings;

/** What else the stand-in pages call their pictures. */
const otherNames: Record<string, Drawing> = { cover: 'seconds', thumbnail: 'studio', favicon: 'latte' };

/** The picture under `/pictures/NAME.png`; a cup for a name that nobody knows. */
export async function drawPicture(path: string): Promise<Buffer> {
  const name = /\/([a-z]+)\.png$/.exec(path)?.[1] ?? '';
  const drawing = drawings[name as Drawing] ?? drawings[otherNames[name] ?? 'cup'];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360">${drawing}</svg>`;
  const picture = sharp(Buffer.from(svg));
  return name === 'favicon' ? picture.resize(64, 64).png().toBuffer() : picture.png({ palette: true }).toBuffer();
}

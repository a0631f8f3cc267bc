import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#contract/base/language.ts';
import { company } from './content.ts';
import { LandingPage } from './LandingPage.tsx';
import { said } from './words.ts';

/** Stand in the built documents where the server writes this instance's own addresses. */
const PLACES = {
  publicUrl: '__PUBLIC_URL__',
  signupUrl: '__SIGNUP_URL__',
  contactUrl: (otherwise: string) => `__CONTACT_URL_OR(${otherwise})__`,
} as const;

const addresses: Record<Language, string> = { ko: `${PLACES.publicUrl}/`, en: `${PLACES.publicUrl}/?lang=en` };
const locales: Record<Language, string> = { ko: 'ko_KR', en: 'en_US' };

/** The landing page as text: what goes into the head of its document, and what into its root. */
export function renderLanding(language: Language, isSold: boolean): { head: string; page: string } {
  const join = {
    signupUrl: isSold ? PLACES.signupUrl : null,
    contactUrl: PLACES.contactUrl(`mailto:${company[language].mail}`),
  };
  return {
    head: renderToStaticMarkup(<Head language={language} />),
    page: renderToStaticMarkup(<LandingPage said={said[language]} join={join} />).replace(/^(<link [^>]*>)+/, ''),
  };
}

function Head({ language }: { language: Language }) {
  const { words } = said[language];
  const other = language === 'ko' ? 'en' : 'ko';
  return (
    <>
      <title>{words.documentTitle}</title>
      <meta name="description" content={words.description} />
      <link rel="canonical" href={addresses[language]} />
      <link rel="alternate" hrefLang="ko" href={addresses.ko} />
      <link rel="alternate" hrefLang="en" href={addresses.en} />
      <link rel="alternate" hrefLang="x-default" href={addresses.ko} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Maru" />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:locale:alternate" content={locales[other]} />
      <meta property="og:title" content={words.documentTitle} />
      <meta property="og:description" content={words.description} />
      <meta property="og:url" content={addresses[language]} />
      <meta property="og:image" content={`${PLACES.publicUrl}/maru-${language}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={words.pictureLabel} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export const robots = `User-agent: *
Allow: /
Disallow: /api/
Disallow: /idp/
Sitemap: ${PLACES.publicUrl}/sitemap.xml
`;

export const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${(['ko', 'en'] as const)
  .map(
    (language) => `  <url>
    <loc>${addresses[language]}</loc>
    <xhtml:link rel="alternate" hreflang="ko" href="${addresses.ko}"/>
    <xhtml:link rel="alternate" hreflang="en" href="${addresses.en}"/>
  </url>`,
  )
  .join('\n')}
</urlset>
`;

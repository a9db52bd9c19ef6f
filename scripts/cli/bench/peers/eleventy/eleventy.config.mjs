// Pages are content/<locale>/<page>.md. Turkish has no prefix, as on our site.
const LOCALES = ['tr', 'en', 'de', 'nl', 'fr', 'ru'];
const ORIGIN = 'https://www.example.org';

const pathnameOf = (locale, name) => `${locale === 'tr' ? '' : `/${locale}`}/${name === 'index' ? '' : `${name}/`}`;

/** @param {import('@11ty/eleventy').UserConfig} config */
export default function configure(config) {
  config.addGlobalData('layout', 'page.njk');
  config.addGlobalData('locales', LOCALES);
  config.addGlobalData('origin', ORIGIN);
  config.addGlobalData('eleventyComputed', {
    locale: ({ page }) => page.filePathStem.split('/')[1],
    permalink: ({ page, permalink }) => {
      const [, locale, name] = page.filePathStem.split('/');
      return name ? pathnameOf(locale, name) : permalink;
    },
  });
  config.addFilter('pathname', (name, locale) => pathnameOf(locale, name));
  for (const locale of LOCALES) {
    config.addCollection(locale, (api) => api.getFilteredByGlob(`content/${locale}/*.md`));
    config.addCollection(`${locale}Menu`, (api) => api.getFilteredByGlob(`content/${locale}/*.md`).slice(0, 29));
  }
  return { dir: { input: 'content', includes: '../_includes', output: 'dist' }, markdownTemplateEngine: false };
}

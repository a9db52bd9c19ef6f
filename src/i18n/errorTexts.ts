/** Title and message of an error page: 404 for an unknown address, anything else is the server's fault. */
import type { Translate } from './translate.ts';

export function errorTexts(status: number, t: Translate): { readonly title: string; readonly message: string } {
  return status === 404
    ? { title: t('errors.notFound'), message: t('errors.notFoundMessage') }
    : { title: t('errors.internalServerError'), message: t('errors.internalServerErrorMessage') };
}

/**
 * Title and message of an error page. 404 (unknown address) and 410 (removed page) have their own texts; every other status is a server
 * error.
 */
import type { FrameTranslate } from './translate.ts';

export function errorTexts(status: number, t: FrameTranslate): { readonly title: string; readonly message: string } {
  if (status === 404) return { title: t('errors.not_found'), message: t('errors.not_found_message') };
  if (status === 410) return { title: t('errors.gone'), message: t('errors.goneMessage') };
  return { title: t('errors.internal_server_error'), message: t('errors.internal_server_error_message') };
}

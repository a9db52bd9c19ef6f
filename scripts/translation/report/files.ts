/** Folder of the change report; ignored by Git. */

export const REPORT_DIR = '.review';
export const HTML_NAME = 'report.html';

/** Where the change report is written; Git does not keep it. */

export const REPORT_DIR = '.review';
export const HTML_NAME = 'report.html';

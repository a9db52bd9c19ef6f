import { describe, expect, it } from 'vitest';
import { buildErrorReport } from './errorReport.ts';

const page = { origin: 'https://www.example.org', pathname: '/de/kira-takip' };
const app = '/assets/app-1.js';

describe('formErrorReport', () => {
  it('says where it failed', () => {
    const failure = { message: 'x is not a function', filename: 'https://www.example.org/assets/app-1.js?v=1', lineno: 3, colno: 7 };
    expect(buildErrorReport(failure, page, app)).toEqual({
      message: 'x is not a function',
      source: '/assets/app-1.js:3:7',
      page: '/de/kira-takip',
      app,
    });
  });

  it('leaves out what may be about the visitor', () => {
    const message = '[GET] "/x?name=Ayşe#a": failed for ayse@example.org, +49 170 1234567';
    expect(buildErrorReport({ message }, page, app)?.message).toBe('[GET] "/x": failed for … …');
  });

  it('keeps still about scripts of others', () => {
    const own = buildErrorReport({ message: 'x', filename: 'chrome-extension://abc/x.js' }, page, app);
    expect(own).toBeUndefined();
    expect(buildErrorReport({ message: 'x', filename: 'https://www.example.org.evil.example/x.js' }, page, app)).toBeUndefined();
  });

  it('cuts long messages', () => {
    expect(buildErrorReport({ message: 'a'.repeat(1000) }, page, app)?.message).toHaveLength(200);
  });
});

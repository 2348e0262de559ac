import { Marked } from 'marked';
import { cleanHtml } from './rich-html.ts';

const markdown = new Marked({ gfm: true, async: false });

/** What a letter is written in becomes what may be shown; what Markdown lets through as HTML is cleaned as all HTML is. */
export const letterHtml = (format: 'markdown' | 'html', written: string): string =>
  cleanHtml(format === 'html' ? written : markdown.parse(written, { async: false })).trim();

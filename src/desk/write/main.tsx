/** Starts the write view in the browser. The server bundles it for that view only (scripts/dev/write/browserScript.ts). */
import { createRoot } from 'react-dom/client';
import { openSession } from './session/session.ts';
import { ROOT_ID, readDocument } from './session/writeData.ts';
import { Writer } from './Writer.tsx';
import { speak } from './words.ts';

const opened = readDocument(document);
if (opened) speak(opened.frame.language);
const root = document.getElementById(ROOT_ID);
if (opened?.data.file && root) createRoot(root).render(<Writer session={openSession(opened, opened.data.file)} />);

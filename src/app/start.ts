/** Entry in the browser, in every document but error pages (startError.ts). */
import { startVisit } from './startVisit.ts';

startVisit();

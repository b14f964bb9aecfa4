import { IN_SHEETS } from './in-sheets.tsx';
import { runSidebar } from './run-sidebar.tsx';
import { googleCallServer } from './server/google-call-server.ts';

const root = document.getElementById('sidebar');
if (!root) throw new Error('Cannot start: the page has no place for the sidebar');
runSidebar(root, googleCallServer, IN_SHEETS);

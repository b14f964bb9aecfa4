import type { DocumentHappening } from './faults.ts';
import { documentOf, type World } from './world.ts';

/** What another person, or another day, does to a document while a script runs. */
export function disturb(world: World, what: DocumentHappening): void {
  switch (what.do) {
    case 'delete-sheet':
      documentOf(world, what.document).removeSheet(what.sheet);
      break;
    case 'rename-sheet':
      documentOf(world, what.document).renameSheet(what.sheet, what.name);
      break;
    case 'move-sheet':
      documentOf(world, what.document).moveSheet(what.sheet, what.index);
      break;
    case 'change-zone':
      documentOf(world, what.document).timeZone = what.timeZone;
      break;
    case 'delete-document':
      world.documents.delete(what.document);
      break;
    default:
      world.triggers.disableAll();
      return;
  }
  world.tell({ event: 'document', document: what.document });
}

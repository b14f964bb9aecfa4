import type { Job } from '../../core/schedule/job.ts';
import type { Workplace } from './workplace.ts';

/** Those jobs of the document that belong to the person who runs this. */
export function ownJobs({ document, person }: Pick<Workplace, 'document' | 'person'>): Job[] {
  const tag = person.tag();
  return document.jobs().filter(({ ownerTag }) => tag !== null && ownerTag === tag);
}

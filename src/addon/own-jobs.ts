import type { Job } from '../core/schedule/job.ts';
import type { Workplace } from './workplace.ts';

/** The jobs of whoever runs this, among those of the document. */
export function ownJobs({ document, person }: Pick<Workplace, 'document' | 'person'>): Job[] {
  const tag = person.tag();
  return document.jobs().filter(({ ownerTag }) => tag !== null && ownerTag === tag);
}

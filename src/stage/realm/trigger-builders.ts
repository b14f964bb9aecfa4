import type { ClockPlan, TriggerInfo } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { defineClass, type Make } from './define-class.ts';
import { EventType, TriggerSource } from './enums.ts';
import { ask } from './session.ts';

type Trigger = GoogleAppsScript.Script.Trigger;

export const newTrigger: Make<Trigger, TriggerInfo> = defineClass<Trigger, TriggerInfo>('Trigger', {
  getEventType() {
    return EventType.CLOCK;
  },
  getHandlerFunction() {
    return this.handler;
  },
  getTriggerSource() {
    return TriggerSource.CLOCK;
  },
  getTriggerSourceId() {
    // Null for clock triggers, whatever the types say (docs/apps-script.md §2.2).
    return null as unknown as string;
  },
  getUniqueId() {
    return this.id;
  },
});

type ClockApi = GoogleAppsScript.Script.ClockTriggerBuilder;

const newClockBuilder = defineClass<ClockApi, { handler: string; plan: ClockPlan | null }>(
  'ClockTriggerBuilder',
  {
    create() {
      if (!this.plan) throw exception('trigger-without-time');
      return newTrigger(ask('trigger.create', this.handler, this.plan));
    },
    everyHours(n) {
      if (!Number.isInteger(n) || n < 1) throw exception('invalid-argument', { name: 'n' });
      this.plan = { unit: 'hours', count: n };
      return this.self;
    },
    everyMinutes(n) {
      if (![1, 5, 10, 15, 30].includes(n)) throw exception('invalid-argument', { name: 'n' });
      this.plan = { unit: 'minutes', count: n };
      return this.self;
    },
  },
);

export const newTriggerBuilder = defineClass<
  GoogleAppsScript.Script.TriggerBuilder,
  { handler: string }
>('TriggerBuilder', {
  timeBased() {
    return newClockBuilder({ handler: this.handler, plan: null });
  },
});

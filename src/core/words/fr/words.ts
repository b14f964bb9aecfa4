// biome-ignore lint/performance/noBarrelFile: a language is its books, and books.ts takes them one by one
export { frAddon as addon } from './addon.ts';
export { frChanges as changes } from './changes.ts';
export { frCharts as charts } from './charts.ts';
export { frClimate as climate } from './climate.ts';
export { frConnection as connection } from './connection.ts';
export { frFile as file } from './file.ts';
export { frPermission as permission } from './permission.ts';
export { frQuality as quality } from './quality.ts';
export { frRead as read } from './read.ts';
export { frReading as reading } from './reading.ts';
export { frSchedule as schedule } from './schedule.ts';
export { frService as service } from './service.ts';
export { frSetup as setup } from './setup.ts';
export { frSidebar as sidebar } from './sidebar.ts';
export { frSite as site } from './site.ts';
export { frUpload as upload } from './upload.ts';
export { frWorkbench as workbench } from './workbench.ts';

// biome-ignore lint/performance/noBarrelFile: a language is its books, and books.ts takes them one by one
export { esAddon as addon } from './addon.ts';
export { esChanges as changes } from './changes.ts';
export { esCharts as charts } from './charts.ts';
export { esClimate as climate } from './climate.ts';
export { esConnection as connection } from './connection.ts';
export { esFile as file } from './file.ts';
export { esPermission as permission } from './permission.ts';
export { esQuality as quality } from './quality.ts';
export { esRead as read } from './read.ts';
export { esReading as reading } from './reading.ts';
export { esSchedule as schedule } from './schedule.ts';
export { esService as service } from './service.ts';
export { esSetup as setup } from './setup.ts';
export { esSidebar as sidebar } from './sidebar.ts';
export { esSite as site } from './site.ts';
export { esUpload as upload } from './upload.ts';
export { esWorkbench as workbench } from './workbench.ts';

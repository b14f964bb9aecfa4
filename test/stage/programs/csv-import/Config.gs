var App = App || {};

App.Config = {
  KEY: 'import.settings',
  defaults: { url: '', target: 'Imported', every: 6 },
  read: function () {
    var stored = PropertiesService.getDocumentProperties().getProperty(App.Config.KEY);
    return Object.assign({}, App.Config.defaults, stored ? JSON.parse(stored) : {});
  },
  write: function (settings) {
    PropertiesService.getDocumentProperties().setProperty(App.Config.KEY, JSON.stringify(settings));
  },
};

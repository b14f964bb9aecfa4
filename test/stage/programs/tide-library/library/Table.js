// Older code puts what it makes on the global object and then uses it by its bare name.
(function (host) {
  host.Table_ = function (name) {
    this.name = name;
  };
  host.Table_.prototype.rows = function (harbours) {
    return harbours.map((harbour) => [this.name, harbour, heightOf(harbour)]);
  };
  host.greeting = 'from the quay';
})(this);

function offset_() {
  return 0;
}

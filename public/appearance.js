/*
 * Runs as soon as it is there, long before the app, so that a preferred theme is there from the start; src/settings/preferences.ts has
 * the rest.
 */
;(function () {
  var choices = { theme: ['light', 'dark'], upDown: ['blue-orange'] }
  try {
    var kept = JSON.parse(localStorage.getItem('tearsheet.preferences')) || {}
    // Of a newer version it may mean something else.
    if (kept.version > 1) kept = {}
    for (var name in choices) if (choices[name].indexOf(kept[name]) >= 0) document.documentElement.dataset[name] = kept[name]
  } catch {
    // No storage, or text that is none of ours: the page looks as the device does.
  }
})()

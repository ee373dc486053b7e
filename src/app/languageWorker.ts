/**
 * Has the browser load its language data, which all threads of a page share: tens of milliseconds with the first format, for which the
 * first rows would wait (docs/performance-changes.md). That of a moment has numbers in it, and the names of zones.
 */
new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: '2-digit', timeZoneName: 'short' }).format(0)
close()

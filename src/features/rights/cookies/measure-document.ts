/** Where the tag manager's measures go. */
const COLLECTORS = 'https://*.google-analytics.com https://*.analytics.google.com'

/** An origin of nobody, one script that we wrote, the tag manager's own, and nowhere else to speak to. */
export const measurePolicy = (tagManager: string, nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${tagManager}`,
    `connect-src ${tagManager} ${COLLECTORS}`,
    `img-src ${tagManager} ${COLLECTORS}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ')

/** Passes on what the page tells, and loads the container of the site. */
export const measureDocument = (of: { tagManager: string; container: string; nonce: string }): string =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Mesure</title><script nonce="${of.nonce}">
window.dataLayer=[{'gtm.start':Date.now(),event:'gtm.js'}];
addEventListener('message',function(told){if(told.source===parent)window.dataLayer.push(told.data)});
var loader=document.createElement('script');loader.async=true;
loader.src=${JSON.stringify(`${of.tagManager}/gtm.js?id=${encodeURIComponent(of.container)}`)};
document.head.append(loader)
</script></html>`

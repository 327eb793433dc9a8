/** Servers that receive the tag manager's measurements. */
const COLLECTORS = 'https://*.google-analytics.com https://*.analytics.google.com'

/** A content security policy with an opaque origin, our own script, the tag manager's, and no other connections. */
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

/** The frame's document: forwards messages of the page, and loads the site's container. */
export const measureDocument = (of: { tagManager: string; container: string; nonce: string }): string =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Mesure</title><script nonce="${of.nonce}">
window.dataLayer=[{'gtm.start':Date.now(),event:'gtm.js'}];
addEventListener('message',function(told){if(told.source===parent)window.dataLayer.push(told.data)});
var loader=document.createElement('script');loader.async=true;
loader.src=${JSON.stringify(`${of.tagManager}/gtm.js?id=${encodeURIComponent(of.container)}`)};
document.head.append(loader)
</script></html>`

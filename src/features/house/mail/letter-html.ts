import {
  type Block,
  copyAddress,
  identityOf,
  type Letter,
  type Letterhead,
  paragraphsOf,
  previewOf,
  unsubscribeLabel,
} from './letter.ts'
import { letterSheet, letterStyles } from './letter-styles.ts'
import { mailPalettes } from './palette.ts'

/** Escapes all HTML special characters, since people's input is plain text. */
const asText = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Desktop Outlook ignores max-width: a table for Outlook only keeps the letter narrow. */
const OUTLOOK = {
  open: '<!--[if mso]><table role="presentation" align="center" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
  close: '<!--[if mso]></td></tr></table><![endif]-->',
}
/** Invisible padding, so that nothing else is shown after the preview text. */
const AFTER_PREVIEW = '&#847;&zwnj;&nbsp;'.repeat(80)

/** A letter as HTML, in its brand's design. */
export function letterHtml(letter: Letter, head: Letterhead): string {
  const palette = mailPalettes[head.site.key]
  const styles = letterStyles(palette)
  const label = asText(head.site.label)
  const end = letter.unsubscribe ? `<br>${link(letter.unsubscribe.page, asText(unsubscribeLabel(head)), styles)}` : ''
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${asText(letter.subject)}</title>
<style>
${letterSheet(palette)}
</style>
</head>
<body class="ground" ${styles.body}>
<div ${styles.preview} aria-hidden="true">${asText(previewOf(letter))}${AFTER_PREVIEW}</div>
<div class="ground" role="article" aria-roledescription="e-mail" aria-label="${asText(letter.subject)}" lang="fr" dir="ltr" ${styles.ground}>
${OUTLOOK.open}
<div ${styles.column}>
<div class="room" ${styles.band}>${label}</div>
<div class="paper room" ${styles.paper}>
<h1 class="ink" ${styles.title}>${asText(letter.subject)}</h1>
<p class="ink" ${styles.text}>${asText(letter.greeting)}</p>
${letter.body.map((block) => blockHtml(block, head, styles)).join('\n')}
</div>
<p class="soft" ${styles.foot}>${asText(letter.reason)}${end}</p>
<p class="soft" ${styles.foot}>${reachable(identityOf(head), head, styles)}<br>${link(head.site.canonical, label, styles)}</p>
</div>
${OUTLOOK.close}
</div>
</body>
</html>
`
}

type Styles = ReturnType<typeof letterStyles>

function blockHtml(block: Block, head: Letterhead, styles: Styles): string {
  if (typeof block === 'string') {
    return paragraphsOf(block)
      .map((text) => `<p class="ink" ${styles.text}>${reachable(text, head, styles).replaceAll('\n', '<br>')}</p>`)
      .join('\n')
  }
  if ('heading' in block) return `<h2 class="ink" ${styles.heading}>${asText(block.heading)}</h2>`
  if ('list' in block) {
    const items = block.list.map((item) => `<li ${styles.item}>${reachable(item, head, styles)}</li>`)
    return `<ul class="ink" ${styles.list}>\n${items.join('\n')}\n</ul>`
  }
  if ('code' in block) return `<p class="code sunken ink" ${styles.code}>${asText(block.code)}</p>`
  if ('link' in block) return `<p ${styles.aside}>${link(block.link, asText(block.link), styles)}</p>`
  const { button, address } = block
  return `<table role="presentation" cellpadding="0" cellspacing="0" ${styles.action}><tr><td ${styles.pill}>
<a href="${asText(address)}" target="_blank" ${styles.button}>${asText(button)}</a></td></tr></table>
<p class="soft" ${styles.aside}>${asText(copyAddress(head))}<br>${link(address, asText(address), styles)}</p>`
}

const link = (address: string, words: string, styles: Styles): string =>
  `<a class="soft" ${styles.link} href="${asText(address)}" target="_blank">${words}</a>`

/** Turns the contact address in a text into a link. */
const reachable = (text: string, { contact }: Letterhead, styles: Styles): string =>
  asText(text).replaceAll(asText(contact), () => link(`mailto:${contact}`, asText(contact), styles))

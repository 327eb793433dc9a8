import { type Block, copyAddress, type Letter, type Letterhead, paragraphsOf, unsubscribeLabel } from './letter.ts'
import { letterSheet, letterStyles } from './letter-styles.ts'
import { mailPalettes } from './palette.ts'

/** What a person typed is text here, whatever it holds. */
const asText = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The letter in the look of its brand. */
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
<div class="ground" ${styles.ground}>
<div ${styles.column}>
<div class="room" ${styles.band}>${label}</div>
<div class="paper room" ${styles.paper}>
<h1 class="ink" ${styles.title}>${asText(letter.greeting)}</h1>
${letter.body.map((block) => blockHtml(block, head, styles)).join('\n')}
</div>
<p class="soft" ${styles.foot}>${asText(letter.reason)}${end}<br>${link(head.site.canonical, label, styles)}</p>
</div>
</div>
</body>
</html>
`
}

type Styles = ReturnType<typeof letterStyles>

function blockHtml(block: Block, head: Letterhead, styles: Styles): string {
  if (typeof block === 'string') {
    return paragraphsOf(block)
      .map((text) => `<p class="ink" ${styles.text}>${asText(text).replaceAll('\n', '<br>')}</p>`)
      .join('\n')
  }
  if ('code' in block) return `<p class="code sunken ink" ${styles.code}>${asText(block.code)}</p>`
  const { button, address } = block
  return `<p ${styles.action}><a href="${asText(address)}" target="_blank" ${styles.button}>${asText(button)}</a></p>
<p class="soft" ${styles.aside}>${asText(copyAddress(head))}<br>${link(address, asText(address), styles)}</p>`
}

const link = (address: string, words: string, styles: Styles): string =>
  `<a class="soft" ${styles.link} href="${asText(address)}" target="_blank">${words}</a>`

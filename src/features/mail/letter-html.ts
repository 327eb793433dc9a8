import { type Block, copyAddress, type Letter, type Letterhead, paragraphsOf } from './letter.ts'
import { mailPalettes } from './palette.ts'

const READ = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const TITLE = "font-family:Georgia,'Times New Roman',serif"

/** What a person typed is text here, whatever it holds. */
const asText = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The letter in the look of its brand. Styles stand on each element: many mail readers drop the others. */
export function letterHtml(letter: Letter, head: Letterhead): string {
  const { night, onNight, metal, light, dark } = mailPalettes[head.site.key]
  const { label, canonical } = head.site
  const home = `<a class="soft" style="color:${light.soft}" href="${asText(canonical)}" target="_blank">${asText(label)}</a>`
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${asText(letter.subject)}</title>
<style>
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .ground { background: ${dark.ground} !important }
  .paper { background: ${dark.surface} !important; border-color: ${dark.line} !important }
  .sunken { background: ${dark.sunken} !important; border-color: ${dark.line} !important }
  .ink { color: ${dark.ink} !important }
  .soft { color: ${dark.soft} !important }
}
@media (max-width: 480px) {
  .room { padding: 20px 16px !important }
  .code { font-size: 25px !important; letter-spacing: 2px !important }
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${light.ground}">
<div class="ground" style="padding:24px 8px;background:${light.ground}">
<div style="max-width:560px;margin:0 auto">
<div class="room" style="padding:22px 28px;background:${night};border-bottom:3px solid ${metal};border-radius:12px 12px 0 0;${TITLE};font-size:24px;line-height:1.2;color:${onNight}">${asText(label)}</div>
<div class="paper room" style="padding:28px;background:${light.surface};border:1px solid ${light.line};border-top:0;border-radius:0 0 12px 12px">
<h1 class="ink" style="margin:0 0 16px;${TITLE};font-size:22px;line-height:1.3;font-weight:normal;color:${light.ink}">${asText(letter.greeting)}</h1>
${letter.body.map((block) => blockHtml(block, head)).join('\n')}
</div>
<p class="soft" style="margin:20px 28px 0;${READ};font-size:14px;line-height:1.5;color:${light.soft}">${asText(letter.reason)}<br>${home}</p>
</div>
</div>
</body>
</html>
`
}

function blockHtml(block: Block, head: Letterhead): string {
  const { metal, onMetal, light } = mailPalettes[head.site.key]
  if (typeof block === 'string') {
    return paragraphsOf(block)
      .map((text) => `<p class="ink" style="${paragraph(light.ink)}">${asText(text).replaceAll('\n', '<br>')}</p>`)
      .join('\n')
  }
  if ('code' in block) {
    return `<p class="code sunken ink" style="margin:0 0 16px;padding:14px 12px;text-align:center;background:${light.sunken};border:1px solid ${light.line};border-radius:10px;${READ};font-size:30px;line-height:1.2;font-weight:bold;letter-spacing:6px;color:${light.ink}">${asText(block.code)}</p>`
  }
  const address = asText(block.address)
  return `<p style="margin:24px 0 16px"><a href="${address}" target="_blank" style="display:inline-block;padding:13px 24px;background:${metal};border-radius:999px;${READ};font-size:17px;line-height:1.2;font-weight:bold;text-decoration:none;color:${onMetal}">${asText(block.button)}</a></p>
<p class="soft" style="margin:0 0 20px;${READ};font-size:14px;line-height:1.5;color:${light.soft}">${asText(copyAddress(head))}<br><a class="soft" style="color:${light.soft};word-break:break-all" href="${address}" target="_blank">${address}</a></p>`
}

const paragraph = (ink: string): string => `margin:0 0 16px;${READ};font-size:17px;line-height:1.55;color:${ink}`

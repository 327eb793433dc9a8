import type { MailPalette } from './palette.ts'

const READ = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const TITLE = "font-family:Georgia,'Times New Roman',serif"

const style = (...rules: string[]): string => `style="${rules.join(';')}"`
const type = (family: string, size: number, height: number, colour: string): string =>
  `${family};font-size:${size}px;line-height:${height};color:${colour}`

/** Inline styles for each element in light mode, the only one that many mail clients support. */
export function letterStyles({ night, onNight, metal, onMetal, light }: MailPalette) {
  const { ground, surface, sunken, line, ink, soft } = light
  const border = `border:1px solid ${line}`
  return {
    body: style('margin:0', 'padding:0', `background:${ground}`),
    ground: style('padding:24px 8px', `background:${ground}`),
    preview: style(
      'display:none',
      'max-height:0',
      'overflow:hidden',
      'mso-hide:all',
      'font-size:1px',
      'line-height:1px',
      `color:${ground}`,
    ),
    column: style('max-width:560px', 'margin:0 auto'),
    band: style(
      'padding:22px 28px',
      `background:${night}`,
      `border-bottom:3px solid ${metal}`,
      'border-radius:12px 12px 0 0',
      type(TITLE, 24, 1.2, onNight),
    ),
    paper: style('padding:28px', `background:${surface}`, border, 'border-top:0', 'border-radius:0 0 12px 12px'),
    title: style('margin:0 0 16px', 'font-weight:normal', type(TITLE, 22, 1.3, ink)),
    text: style('margin:0 0 16px', type(READ, 17, 1.55, ink)),
    heading: style('margin:24px 0 12px', 'font-weight:normal', type(TITLE, 19, 1.3, ink)),
    list: style('margin:0 0 16px', 'padding:0 0 0 24px', type(READ, 17, 1.55, ink)),
    item: style('margin:0 0 6px'),
    code: style(
      'margin:0 0 16px',
      'padding:14px 12px',
      'text-align:center',
      `background:${sunken}`,
      border,
      'border-radius:10px',
      'font-weight:bold',
      'letter-spacing:6px',
      type(READ, 30, 1.2, ink),
    ),
    action: style('margin:24px 0 16px', 'border-collapse:separate'),
    // Desktop Outlook supports padding on cells, not on links.
    pill: style(`background:${metal}`, 'border-radius:999px', 'mso-padding-alt:13px 24px'),
    button: style(
      'display:inline-block',
      'padding:13px 24px',
      'border-radius:999px',
      'font-weight:bold',
      'text-decoration:none',
      type(READ, 17, 1.2, onMetal),
    ),
    aside: style('margin:0 0 20px', type(READ, 14, 1.5, soft)),
    foot: style('margin:16px 28px 0', type(READ, 14, 1.5, soft)),
    link: style('overflow-wrap:anywhere', 'word-break:break-word', `color:${soft}`),
  }
}

/** Styles for dark mode and narrow screens, in mail clients that support them. */
export const letterSheet = ({ dark }: MailPalette): string => `:root { color-scheme: light dark }
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
}`

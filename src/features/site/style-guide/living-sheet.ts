/**
 * A copy of the site's own rules that shows states and brands side by side: hover and focus where `data-state` asks for
 * them, the page's tokens on any `data-sample`, by day or by night. Used on this page only.
 */
export function livingSheet(): CSSStyleSheet {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules.map((rule) => stated(rule) + sampled(rule)).join('\n'))
  return sheet
}

const isTokens = (rule: CSSRule): rule is CSSLayerBlockRule =>
  rule instanceof CSSLayerBlockRule && rule.name === 'tokens'

function stated(rule: CSSRule): string {
  if (rule instanceof CSSFontFaceRule || isTokens(rule) || !/:hover|:focus-visible/.test(rule.cssText)) return ''
  return rule.cssText
    .replaceAll(':hover', ':is(:hover, [data-state="hover"])')
    .replaceAll(':focus-visible', ':is(:focus-visible, [data-state="focus"])')
}

function sampled(rule: CSSRule): string {
  if (!isTokens(rule)) return ''
  const inside = [...rule.cssRules].map((one) => onRoot(one.cssText, '[data-sample]'))
  return `@layer tokens { ${inside.join('\n')} }`
}

const onRoot = (text: string, selector: string): string => text.replaceAll(':root', selector)

import { describe, expect, test } from 'vitest'
import { tokensIn } from '../../../../test/css-tokens.ts'
import { contrast, readColour } from '../../../platform/colour/colour.ts'
import { plainWording } from '../../../platform/i18n/texts.ts'
import { siteDefinitions } from '../../../sites/index.ts'
import { type Letter, letterText } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { mailPalettes } from './palette.ts'

const head = (at = 0) => ({
  site: { ...siteDefinitions[at]!, canonical: 'https://site.example' },
  contact: 'donnees@site.example',
  publisher: null,
  wording: plainWording,
})
const letter: Letter = {
  subject: 'Votre code',
  greeting: 'Bonjour Anaïs,',
  body: [
    'Voici le code\u00a0:',
    { code: '042137' },
    { button: 'Confirmer', address: 'https://site.example/verification' },
  ],
  reason: 'Vous l’avez demandé.',
}

describe('the text and HTML parts of a mail', () => {
  test('have the same content', () => {
    for (const part of [letterText(letter, head()), letterHtml(letter, head())]) {
      for (const said of ['Bonjour Anaïs,', 'Voici le code\u00a0:', '042137', 'Confirmer', 'Vous l’avez demandé.']) {
        expect(part).toContain(said)
      }
      expect(part).toContain('https://site.example/verification')
      expect(part).toContain('Cosmospace')
    }
  })

  test('a person’s input is never interpreted as markup', () => {
    const typed = `</p><script>alert("x")</script><img src='a' onerror=b>&`
    const hostile: Letter = {
      subject: typed,
      greeting: typed,
      body: [typed, { code: typed }, { button: typed, address: `https://site.example/"${typed}` }],
      reason: typed,
    }
    const html = letterHtml(hostile, head())
    expect(html).not.toMatch(/<script|<img|"x"|='a'/)
    expect(html.match(/<p/g)).toHaveLength(letterHtml(letter, head()).match(/<p/g)!.length)
    expect(html).toContain('&#60;/p&#62;&#60;script&#62;alert(&#34;x&#34;)')
  })

  test('paragraphs are separated by empty lines, lines by a break', () => {
    const html = letterHtml({ ...letter, body: ['un\ndeux\n\ntrois'] }, head())
    expect(html).toMatch(/>un<br>deux<\/p>\n<p [^>]+>trois<\/p>/)
  })

  test('the letter is one article in French, and narrow in Outlook too', () => {
    const html = letterHtml(letter, head())
    expect(html).toMatch(/<div class="ground" role="article" [^>]*aria-label="Votre code" lang="fr"/)
    const outlook = /<!--\[if mso\]>(.*?)<!\[endif\]-->/.exec(html)![1]
    expect(outlook).toContain('width="560"')
  })

  test('a page and the contact address are links, even inside a paragraph', () => {
    const more = ['Écrivez à donnees@site.example.', { link: 'https://site.example/voyance/salome' }]
    const html = letterHtml({ ...letter, body: more }, head())
    expect(html.match(/href="mailto:donnees@site.example"/g)).toHaveLength(2)
    expect(html).toMatch(/<a [^>]*break-word[^>]*href="https:\/\/site.example\/voyance\/salome"/)
  })

  test('the demonstration says that it has no publisher', () => {
    expect(letterText(letter, head())).toContain('le site n’a pas d’éditeur')
  })

  test('no external resources are loaded', () => {
    expect(letterHtml(letter, head())).not.toMatch(/<img|<link|url\(|@import|@font-face/)
  })
})

const bytesApart = (one: string, other: string): number =>
  Math.max(...readColour(one)!.map((part, at) => Math.abs(gamma(part) - gamma(readColour(other)![at]!)) * 255))
const gamma = (value: number): number => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)

test.each(siteDefinitions.map(({ key }) => key))('%s: mails use the colours of the design tokens', (brand) => {
  const { light, dark, ...both } = mailPalettes[brand]
  for (const [scheme, paper] of [['light', light] as const, ['dark', dark] as const]) {
    const { page } = tokensIn({ brand, season: null, scheme })
    const shown = { ...both, ...paper }
    const names = { onNight: 'on-night', onMetal: 'on-metal', soft: 'ink-soft' } as Record<string, string>
    for (const [name, colour] of Object.entries(shown)) {
      expect(bytesApart(colour, page.get(`--${names[name] ?? name}`)!), `${scheme} ${name}`).toBeLessThan(1)
    }
    for (const [front, back] of [
      [paper.soft, paper.ground],
      [paper.soft, paper.surface],
      [paper.ink, paper.sunken],
      [both.onMetal, both.metal],
    ] as const) {
      expect(contrast(readColour(front)!, readColour(back)!)).toBeGreaterThanOrEqual(4.5)
    }
  }
})

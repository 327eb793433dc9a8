import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'
import { portraitAddress } from './portrait-address.ts'

const hash = '0123456789abcdef0123456789abcdef'

describe('a portrait', () => {
  test('is offered in both formats and every size, with its dimensions, and loads lazily', () => {
    const html = renderToStaticMarkup(<Avatar name="Salomé" src={portraitAddress(hash)} size={112} />)
    for (const [format, widths] of [
      ['avif', [96, 192, 384, 640]],
      ['webp', [96, 192, 384]],
    ] as const) {
      const sizes = widths.map((width) => `/images/${hash}-${width}.${format} ${width}w`).join(', ')
      expect(html).toContain(`<source type="image/${format}" srcSet="${sizes}" sizes="112px"/>`)
    }
    expect(html).toMatch(/<img[^>]* loading="lazy"[^>]* width="112" height="112"/)
    expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'))
    expect(html).toContain('alt=""')
  })

  test('loads at once with `eager`', () => {
    expect(renderToStaticMarkup(<Avatar name="Salomé" src={portraitAddress(hash)} eager />)).toContain(
      'loading="eager"',
    )
  })

  test('with an address that is not a stored portrait’s is one plain picture', () => {
    const html = renderToStaticMarkup(<Avatar name="Salomé" src="/elsewhere.jpg" />)
    expect(html).toContain('src="/elsewhere.jpg"')
    expect(html).not.toContain('<source')
  })
})

test.each([
  ['Jean-Baptiste', 'JB'],
  ['élise martin durand', 'ÉM'],
  ['🌙 Lune', '🌙L'],
  ['  ', ''],
])('without one, %j is %j', (name, initials) => {
  expect(renderToStaticMarkup(<Avatar name={name} src={null} />)).toContain(`>${initials}</text>`)
})

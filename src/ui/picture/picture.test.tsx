import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const of = { hash: '0123456789abcdef0123456789abcdef', width: 900, height: 600, alt: 'Une lune' }
const classOf = (html: string) => /<img class="([^"]*)"/.exec(html)?.[1]?.split(' ')

test('a picture waits until it is in sight and keeps its place, unless the page opens on it or it fills one', () => {
  const html = renderToStaticMarkup(<Picture of={of} />)
  expect(html).toMatch(/<img[^>]* loading="lazy"[^>]* alt="Une lune" width="900" height="600"/)
  expect(classOf(html)).toHaveLength(1)
  expect(renderToStaticMarkup(<Picture of={of} eager />)).toContain('loading="eager"')
  expect(classOf(renderToStaticMarkup(<Picture of={of} fills />))).toHaveLength(2)
})

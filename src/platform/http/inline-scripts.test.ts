import { expect, test } from 'vitest'
import { withoutNonce } from './inline-scripts.ts'

test('only scripts that carried the nonce are allowed, and the nonce is removed', () => {
  const html =
    '<link rel="modulepreload" href="/a.js" nonce="N0"/><script nonce="N0">one()</script><script>evil()</script>' +
    '<script type="module" nonce="N0">two()</script><script nonce="guess">evil()</script><script nonce="N0" src="/a.js"></script>'
  const { html: clean, hashes } = withoutNonce(html, 'N0')
  expect(hashes).toEqual(["'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='", expect.stringMatching(/^'sha256-/)])
  expect(hashes).toHaveLength(2)
  expect(clean).not.toContain('N0')
})

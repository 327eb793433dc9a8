import { expect, test } from 'vitest'
import { useTestApp } from '../../test/test-app.ts'

const lines: string[] = []
const site = useTestApp({ LOG_LEVEL: 'trace' }, { logTo: { write: (line: string) => void lines.push(line) } })

test('no line of the log contains the query of an address', async () => {
  const birth = { birthDate: '1971-03-14', latitude: '48.1173', longitude: '-1.6778' }
  const asked: [string, Record<string, string>][] = [
    ['/api/front-components/astrological-chart', birth],
    ['/api/front-components/astrological-chart', { ...birth, birthDate: 'hier soir' }],
    ['/api/resources/validations/email-addresses', { query: 'secretive@example.fr' }],
    ['/api/resources/validations/phone-numbers', { query: '0611223344' }],
    ['/api/users/me', { email: 'secretive@example.fr' }],
    ['/api/nothing', { email: 'secretive@example.fr' }],
  ]
  for (const [path, query] of asked) await site.browser().get(`${path}?${new URLSearchParams(query)}`)
  const all = lines.join('\n')
  for (const [path] of asked) expect(all).toContain(path)
  for (const word of ['1971', '48.1173', 'hier', 'secretive', '0611223344', '?']) {
    expect(all.includes(word), word).toBe(false)
  }
})

import { expect, test } from 'vitest'
import { readUserAgent } from './user-agent.ts'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/153.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/153.0.0.0 Safari/537.36 Edg/153.0`, 'Edge', 'Windows'],
  [`${mozilla} (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0`, 'Firefox', 'Linux'],
  [`${mozilla} (Linux; Android 15; K) ${webkit} Chrome/153.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `${mozilla} (Linux; Android 15; K) ${webkit} SamsungBrowser/29.0 Chrome/136.0 Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1 Version/19.1 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1 CriOS/153.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPhone',
  ],
  [
    `${mozilla} (iPad; CPU OS 19_1 like Mac OS X) AppleWebKit/605.1 FxiOS/150.0 Mobile/15E148 Safari/605.1`,
    'Firefox',
    'iPad',
  ],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.1 Safari/605.1.15`, 'Safari', 'Mac'],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/153.0 Safari/537.36 OPR/120.0`, 'Opera', 'Mac'],
  [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/153.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  ['curl/8.5.0', null, null],
  ['', null, null],
  ['<script>alert(1)</script> Windows', null, 'Windows'],
])('%s', (userAgent, browser, system) => {
  expect(readUserAgent(userAgent)).toEqual({ browser, system })
})

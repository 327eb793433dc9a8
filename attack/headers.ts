import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { page, plant } from './planted.ts'
import { expectation } from './report.ts'
import type { Target } from './target.ts'
import { fromNpm } from './tools.ts'

interface Seen {
  grade: string
  failed: string[]
}

interface Ports {
  httpPort: number
  httpsPort: number
  path: string
}

const paths = [
  '/',
  '/voyance',
  '/voyance/salome',
  '/connexion',
  '/wallet',
  '/mag',
  '/api/openapi.json',
  '/admin/',
  '/robots.txt',
]

/** Mozilla's observatory, over TLS with a certificate that this process trusts. */
export async function attack({ address, clearPort }: Target): Promise<void> {
  const observe = await observatory()
  const bare = await plant((_, response) => void response.setHeader('content-type', 'text/html').end(page('')))
  const port = Number(new URL(bare.address).port)
  const planted = await observe('127.0.0.1', { httpPort: port, httpsPort: port, path: '/' })
  await bare.close()
  expectation(`the observatory gives a bare server ${planted.grade}`, planted.grade === 'F', [])
  const httpsPort = Number(new URL(address).port)
  for (const path of paths) {
    const { grade, failed } = await observe('localhost', { httpPort: clearPort, httpsPort, path })
    expectation(`${path}: ${grade}`, grade === 'A+' && failed.length === 0, failed)
  }
}

async function observatory(): Promise<(host: string, ports: Ports) => Promise<Seen>> {
  const folder = await fromNpm('@mdn/mdn-http-observatory')
  // Its install script downloads this list of real hosts, none of which is ours.
  await writeFile(join(folder, 'conf/hsts-preload.json'), '{}')
  const part = (file: string) => import(pathToFileURL(join(folder, 'src', file)).href)
  const [{ retrieve }, { ALL_TESTS }, grader, { MINIMUM_SCORE_FOR_EXTRA_CREDIT }] = await Promise.all([
    part('retriever/retriever.js'),
    part('constants.js'),
    part('grader/grader.js'),
    part('grader/charts.js'),
  ])
  return async (host, ports) => {
    const answers = await retrieve(host, ports)
    const tests: { result: string; pass: boolean }[] = ALL_TESTS.map((test: (of: unknown) => unknown) => test(answers))
    const points = tests.map(({ result }): number => grader.getScoreModifier(result))
    const lost = points.filter((point) => point < 0).reduce((sum, point) => sum + point, 100)
    const score = lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? points.reduce((sum, point) => sum + point, 100) : lost
    const failed = tests.filter(({ pass }) => !pass).map(({ result }) => result)
    return { grade: grader.getGradeForScore(score).grade, failed }
  }
}

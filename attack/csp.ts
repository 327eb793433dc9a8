import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openPages } from './addresses.ts'
import { expectation } from './report.ts'
import type { Target } from './target.ts'
import { fromNpm } from './tools.ts'

interface Finding {
  severity: number
  directive: string
  value?: string
  description: string
}

/** The tool's "perhaps, if the site serves what others wrote as a script", which ours does not. */
const MAYBE = 50

/** Every answer's policy, in Google's evaluator. */
export async function attack({ address, clientCookie }: Target): Promise<void> {
  const evaluate = await evaluator()
  const weak = evaluate("default-src 'none'; script-src 'self' 'unsafe-inline'; base-uri 'none'")
  expectation('the evaluator finds a planted unsafe-inline', weak.length > 0)
  const paths = [...openPages, '/api/openapi.json', '/api/horoscope/belier', '/admin/', '/nulle-part']
  const found = new Set<string>()
  let policies = 0
  for (const path of paths) {
    for (const cookie of ['', clientCookie]) {
      const answer = await fetch(`${address}${path}`, { headers: { cookie }, redirect: 'manual' })
      const policy = answer.headers.get('content-security-policy')
      await answer.arrayBuffer()
      if (policy === null) {
        if (answer.status < 300 || answer.status >= 400) found.add(`${path}: no policy`)
        continue
      }
      policies += 1
      for (const finding of evaluate(policy)) found.add(`${path}: ${finding}`)
    }
  }
  expectation(
    `${policies} policies of ${paths.length} addresses, visitor and client: nothing found`,
    found.size === 0,
    [...found],
  )
}

async function evaluator(): Promise<(policy: string) => string[]> {
  const folder = await fromNpm('csp_evaluator')
  const { default: parser } = await import(pathToFileURL(join(folder, 'dist/parser.js')).href)
  const { default: module } = await import(pathToFileURL(join(folder, 'dist/evaluator.js')).href)
  return (policy) => {
    const findings: Finding[] = new module.CspEvaluator(new parser.CspParser(policy).csp).evaluate()
    return findings
      .filter(({ severity }) => severity < MAYBE)
      .map(({ severity, directive, value, description }) => `${directive} ${value ?? ''} (${severity}): ${description}`)
  }
}

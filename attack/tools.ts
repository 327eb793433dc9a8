import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

export interface Output {
  /** Standard output, then standard error. */
  said: string
  code: number
}

/** Runs a tool to its end; a tool that this machine lacks is named with the Debian package that brings it. */
export async function run(tool: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}): Promise<Output> {
  if (spawnSync('which', [tool]).status !== 0) throw new Error(`${tool} is missing: apt-get install ${packageOf(tool)}`)
  const child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...variables } })
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number>((resolve) => child.once('close', (status) => resolve(status ?? 1))),
  ])
  return { said: `${out}${err}`, code }
}

const packageOf = (tool: string): string => (tool === 'nginx' ? 'nginx-light' : tool)

/** Of the npm registry, which no other command needs; their install scripts download and are not run. */
const versions = { csp_evaluator: '1.1.8', '@mdn/mdn-http-observatory': '1.4.8' } as const

/** Installs a tool of the npm registry once in the temporary folder, and returns its folder. */
export async function fromNpm(name: keyof typeof versions): Promise<string> {
  const folder = join(tmpdir(), 'voyance-attack', name.replaceAll('/', '+'))
  mkdirSync(folder, { recursive: true })
  const wanted = `${name}@${versions[name]}`
  const { said, code } = await run('npm', ['install', '--ignore-scripts', '--no-audit', '--prefix', folder, wanted])
  if (code !== 0) throw new Error(`${wanted} was not installed:\n${said}`)
  return join(folder, 'node_modules', name)
}

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Locked {
  version?: string
  name?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
}
interface Component {
  group?: string
  name: string
  version: string
  scope: string
  hashes?: { alg: string; content: string }[]
}

const nameOf = (path: string, { name }: Locked) => name ?? path.slice(path.lastIndexOf('node_modules/') + 13)
const released = ({ group, name, version }: Component) => `${group ? `${group}/` : ''}${name}@${version}`

test('the bill of materials lists every package of the lockfile with its version, and whether it ships', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bom-'))
  const path = join(folder, 'bom.json')
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bom.mjs', path], { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  const bill: { bomFormat: string; components: Component[] } = JSON.parse(readFileSync(path, 'utf8'))
  rmSync(folder, { recursive: true })
  const locked: Record<string, Locked> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const wanted = Object.entries(locked).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  const names = (of: typeof wanted) => [...new Set(of.map(([path, one]) => `${nameOf(path, one)}@${one.version}`))]
  const shipped = bill.components.filter(({ scope }) => scope !== 'excluded')
  expect(bill.bomFormat).toBe('CycloneDX')
  expect(bill.components.map(released).toSorted()).toEqual(names(wanted).toSorted())
  expect(shipped.map(released).toSorted()).toEqual(
    names(wanted.filter(([, { dev, devOptional }]) => !dev && !devOptional)).toSorted(),
  )
  expect(shipped.map(released)).toContain(`kysely@${locked['node_modules/kysely']!.version}`)
  expect(shipped[0]!.hashes![0]).toEqual({ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) })
})

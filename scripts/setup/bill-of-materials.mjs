import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentOf, digest, root } from './project.mjs'

/** Outside the folder that is served. */
const place = join(root, 'build', 'bom.cdx.json')

/**
 * @typedef {{ name?: string, version?: string, license?: string, integrity?: string, resolved?: string, link?: boolean,
 *   dev?: boolean, devOptional?: boolean, optional?: boolean }} Locked
 */

/**
 * Writes the bill of materials in CycloneDX 1.5 from package-lock.json, reproducibly. Npm's own list leaves out
 * packages that ship.
 * @param {string} [path]
 * @returns {void}
 */
export function writeBillOfMaterials(path = place) {
  const lock = contentOf('package-lock.json')
  /** @type {Record<string, Locked>} */
  const packages = JSON.parse(lock).packages
  const { name, version } = JSON.parse(contentOf('package.json'))
  /** @type {Map<string, object>} */
  const components = new Map()
  for (const [at, locked] of Object.entries(packages)) {
    if (!at.includes('node_modules/') || locked.link) continue
    const component = componentOf(locked.name ?? at.slice(at.lastIndexOf('node_modules/') + 13), locked)
    const before = components.get(component['bom-ref'])
    // The same release may be in several places: it ships if one of them does.
    if (!before || component.scope !== 'excluded') components.set(component['bom-ref'], component)
  }
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuidOf(digest(lock))}`,
    version: 1,
    metadata: { component: { 'bom-ref': `${name}@${version}`, type: 'application', name, version } },
    components: [...components.values()],
  }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(bill, null, 2)}\n`)
}

/** @param {string} fullName @param {Locked} locked */
function componentOf(fullName, { version = '', license, integrity, resolved, dev, devOptional, optional }) {
  const [group, name] = fullName.startsWith('@') ? fullName.split('/', 2) : [undefined, fullName]
  const reference = `pkg:npm/${fullName.replace('@', '%40')}@${version}`
  return {
    'bom-ref': reference,
    type: 'library',
    ...(group ? { group } : {}),
    name,
    version,
    purl: reference,
    // Optional packages are installed on some machines; those only for tests and checks never ship.
    scope: dev || devOptional ? 'excluded' : optional ? 'optional' : 'required',
    ...(license ? { licenses: [licenseOf(license)] } : {}),
    ...(integrity ? { hashes: integrity.split(' ').map(hashOf) } : {}),
    ...(resolved ? { externalReferences: [{ type: 'distribution', url: resolved }] } : {}),
  }
}

/** @param {string} text an SPDX identifier, several, or a sentence */
function licenseOf(text) {
  if (/^[\w.+-]+$/.test(text)) return { license: { id: text } }
  return / (OR|AND|WITH) /.test(text) ? { expression: text } : { license: { name: text } }
}

/** @param {string} integrity */
function hashOf(integrity) {
  const end = integrity.indexOf('-')
  const content = Buffer.from(integrity.slice(end + 1), 'base64').toString('hex')
  return { alg: integrity.slice(0, end).toUpperCase().replace('SHA', 'SHA-'), content }
}

/** @param {string} hex */
const uuidOf = (hex) =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`

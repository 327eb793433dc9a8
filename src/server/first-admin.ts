import { parseArgs } from 'node:util'
import { createApp } from '../app.ts'
import { ConfigFault, readConfig } from '../config.ts'
import { declared } from '../declared.ts'
import { Refusal } from '../errors.ts'
import { systemVisit } from '../features/house/session/open-visit.server.ts'
import { CODE_MINUTES } from '../features/house/users/rules.ts'
import { makeFirstAdmin } from '../features/people/members/make-first-admin.server.ts'
import { RESET_CODE_PAGE } from '../features/people/passwords/addresses.ts'

const USE = 'Usage\u00a0: npm run first-admin -- --site 99 --email nom@exemple.fr --first-name Prénom'

/** Creates the first administrator of a site, in the configured database. Asks for no secret. */
async function main(): Promise<string> {
  const { values } = parseArgs({
    options: { site: { type: 'string' }, email: { type: 'string' }, 'first-name': { type: 'string' } },
  })
  const { site: siteId, email, 'first-name': firstName } = values
  if (!siteId || !email || !firstName) throw new Wrong(USE)
  const config = readConfig(process.env)
  const { database, sessionSecrets: secrets, dataKeys } = config
  if (!database || !secrets || !dataKeys)
    throw new Wrong('Il faut DATABASE_URL, SESSION_SECRET et DATA_KEYS\u00a0: la démonstration a déjà ses comptes.')
  const quiet = { ...config, services: { web: false, worker: false } }
  const app = await createApp(quiet, {
    declared,
    databaseUrl: database.direct,
    secrets,
    dataKeys,
    port: config.port,
    poolSize: 2,
  })
  try {
    const site = app.sites.find(({ id }) => String(id) === siteId)
    if (!site) throw new Wrong(`Il n’y a pas de site ${siteId}.`)
    const { code } = await makeFirstAdmin(systemVisit(app, site), { email, firstName })
    return [
      `Le compte ${email} est créé. Dans les ${CODE_MINUTES} minutes, ouvrez`,
      `  ${site.canonical}${RESET_CODE_PAGE}`,
      `saisissez cette adresse et le code ${code}, qui ne sert qu’une fois, et choisissez un mot de passe d’au moins 15 caractères.`,
      'Préparez une application d’authentification\u00a0: un code vous sera demandé à la connexion.',
    ].join('\n')
  } finally {
    await app.close()
  }
}

/** A mistake of the person who runs the command. */
class Wrong extends Error {}

try {
  process.stdout.write(`${await main()}\n`)
} catch (error) {
  const isExpected = error instanceof Wrong || error instanceof Refusal || error instanceof ConfigFault
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
}

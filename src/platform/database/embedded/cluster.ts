import { chmod, chown, mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isRoot, runAs } from './account.ts'
import { EmbeddedDatabaseFailure } from './failure.ts'
import type { Placement } from './placement.ts'
import { clearAbandoned, settle, stagingFolder } from './staging.ts'

const options = [
  '--username=postgres',
  '--auth-local=trust',
  '--auth-host=reject',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--no-instructions',
]

/** Creates the cluster at the first start, and repairs its owner if it was copied or restored by root. */
export async function ensureCluster(at: Placement, memory: boolean, say: (line: string) => void): Promise<void> {
  await clearAbandoned(at.cluster)
  if (!(await stat(at.cluster).catch(() => undefined))) {
    say('Création de la base de données…')
    await create(at, memory)
  }
  const { uid } = await stat(at.cluster)
  if (at.account && uid === 0)
    await runAs(undefined, 'chown', ['-R', `${at.account.uid}:${at.account.gid}`, at.cluster])
  if (!isRoot() && uid !== process.getuid?.()) {
    throw new EmbeddedDatabaseFailure(
      `La base de ${at.cluster} appartient à un autre compte : lancez le site avec ce compte ou choisissez un autre dossier de données.`,
    )
  }
  await chmod(at.cluster, 0o700)
  if (!(await readFile(join(at.cluster, 'PG_VERSION'), 'utf8').catch(() => undefined))) {
    throw new EmbeddedDatabaseFailure(
      `Le dossier ${at.cluster} n’est pas une base PostgreSQL : videz-le ou choisissez un autre dossier de données.`,
    )
  }
}

async function create(at: Placement, memory: boolean): Promise<void> {
  const staging = stagingFolder(at.cluster)
  await mkdir(staging, { mode: 0o700 })
  try {
    if (at.account) await chown(staging, at.account.uid, at.account.gid)
    await runAs(at.account, join(at.binaries, 'bin', 'initdb'), [
      ...options,
      ...(memory ? ['--no-sync'] : []),
      '-D',
      staging,
    ])
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    throw new EmbeddedDatabaseFailure(
      `La base de données n’a pas pu être créée dans ${at.folder} : corrigez ce que dit initdb puis relancez.\n${output(error)}`,
      { cause: error },
    )
  }
  await settle(staging, at.cluster)
}

function output(error: unknown): string {
  const { stderr = '', message = '' } = error as { stderr?: string; message?: string }
  return stderr.trim() || message
}

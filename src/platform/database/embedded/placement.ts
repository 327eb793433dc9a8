import { createHash } from 'node:crypto'
import { access, chmod, chown, constants, mkdir, realpath, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Account, canEnter, isRoot, succeedsAs, systemAccount } from './account.ts'
import { type Binaries, copyBinaries, installedBinaries } from './binaries.ts'
import { EmbeddedDatabaseFailure } from './failure.ts'

/** Where the server's files are and which account runs it. */
export interface Placement {
  /** Holds the cluster, the socket and the log. */
  folder: string
  cluster: string
  /** Folder of bin, lib and share. */
  binaries: string
  account: Account | undefined
}

const sharedHome = '/var/lib/voyance'

export const fingerprint = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 12)

/** `own` is another PostgreSQL than npm's. */
export async function place(
  dataDir: string,
  say: (line: string) => void,
  own: Binaries | null = null,
): Promise<Placement> {
  const wanted = resolve(dataDir)
  const installed = own ?? (await installedBinaries())
  if (!isRoot()) {
    const folder = await ownFolder(wanted)
    return { folder, cluster: join(folder, 'cluster'), binaries: installed.folder, account: undefined }
  }
  const { folder, account } = await reachableFolder(wanted)
  if (folder !== wanted)
    say(`Le compte de PostgreSQL ne peut pas atteindre ${wanted} : les données sont dans ${folder}.`)
  let binaries = installed.folder
  if (!(await succeedsAs(account, join(binaries, 'bin', 'postgres'), ['--version']))) {
    await openSharedHome()
    binaries = (await copyBinaries(installed, sharedHome)).folder
    say(`Le compte de PostgreSQL ne peut pas atteindre les programmes du projet : ils sont copiés dans ${binaries}.`)
  }
  const real = await realpath(folder)
  return { folder: real, cluster: join(real, 'cluster'), binaries, account }
}

async function ownFolder(wanted: string): Promise<string> {
  try {
    await mkdir(wanted, { recursive: true, mode: 0o700 })
    await access(wanted, constants.R_OK | constants.W_OK | constants.X_OK)
    return await realpath(wanted)
  } catch (error) {
    throw new EmbeddedDatabaseFailure(
      `Le dossier de données ${wanted} n’est pas accessible à ce compte : lancez le site avec le compte qui l’a créé ou choisissez un autre dossier.`,
      { cause: error },
    )
  }
}

/** As root: the requested folder if the unprivileged account can use it, else one under /var/lib. */
async function reachableFolder(wanted: string): Promise<{ folder: string; account: Account }> {
  const refuge = join(sharedHome, fingerprint(await realpath(wanted).catch(() => wanted)))
  const owner = await ownerOf(join(wanted, 'cluster'))
  const account = await accountFor(owner ?? (await ownerOf(join(refuge, 'cluster'))))
  if (owner) {
    await handOver(wanted, account)
    if (await canEnter(account, wanted)) return { folder: wanted, account }
    // Starting elsewhere on an empty database would look as if all data had been lost.
    throw new EmbeddedDatabaseFailure(
      `Le compte de PostgreSQL ne peut plus entrer dans ${wanted} : ouvrez le passage (chmod o+x sur les dossiers parents) ou remettez les données où elles étaient.`,
    )
  }
  const refugeInUse = (await ownerOf(join(refuge, 'cluster'))) !== undefined
  if (!refugeInUse && (await canEnter(account, await nearestExisting(dirname(wanted))))) {
    await mkdir(wanted, { recursive: true })
    await handOver(wanted, account)
    if (await canEnter(account, wanted)) return { folder: wanted, account }
  }
  await openSharedHome()
  await mkdir(refuge, { recursive: true })
  await handOver(refuge, account)
  return { folder: refuge, account }
}

/** Accessible to the unprivileged account, whatever the umask of the user who starts the site. */
async function openSharedHome(): Promise<void> {
  await mkdir(sharedHome, { recursive: true })
  await chmod(sharedHome, 0o755)
}

/**
 * The account that created the cluster keeps running it, so that a folder used without root stays usable without root.
 */
async function accountFor(owner: Account | undefined): Promise<Account> {
  return owner && owner.uid !== 0 ? owner : systemAccount()
}

async function handOver(folder: string, account: Account): Promise<void> {
  if ((await stat(folder)).uid === 0) await chown(folder, account.uid, account.gid)
}

async function ownerOf(path: string): Promise<Account | undefined> {
  const { uid, gid } = (await stat(path).catch(() => undefined)) ?? {}
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

async function nearestExisting(folder: string): Promise<string> {
  return (await ownerOf(folder)) || folder === '/' ? folder : nearestExisting(dirname(folder))
}

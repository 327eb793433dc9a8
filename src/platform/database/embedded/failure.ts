/** The embedded database is unavailable; the message is French and says what to do. */
export class EmbeddedDatabaseFailure extends Error {
  override name = 'EmbeddedDatabaseFailure'
}

/** Another program holds this data folder. */
export class AlreadyRunning extends EmbeddedDatabaseFailure {
  override name = 'AlreadyRunning'

  constructor(dataFolder: string) {
    super(
      `Le site tourne déjà sur ce dossier de données (${dataFolder}) : arrêtez l’autre programme ou choisissez un autre dossier.`,
    )
  }
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

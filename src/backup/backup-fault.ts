/** What the person who backs up or restores can mend; the message is French and says how. */
export class BackupFault extends Error {
  override name = 'BackupFault'
}

export interface Mail {
  siteId: number
  to: string
  subject: string
  text: string
}

/** Sends one mail or throws; called by a job, which retries. */
export interface EmailPort {
  send(mail: Mail): Promise<void>
}

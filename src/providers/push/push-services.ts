/** Where browsers' push services are: Chrome and its kin, Firefox, Safari, Edge. */
const services: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)+push\.apple\.com$/,
  /^(?:[a-z0-9-]+\.)+notify\.windows\.com$/,
]

/** Whether it is an address at a browser's push service, and nothing else that a server could be sent to. */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.username || url.password || url.port || url.hash) return false
  return services.some((host) => host.test(url.hostname))
}

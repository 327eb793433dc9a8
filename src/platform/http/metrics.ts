import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The metrics of a node; one registry per server, so that tests don't share one. */
export class Metrics {
  readonly registry = new Registry()
  private readonly answers = new Counter({
    name: 'http_answers_total',
    help: 'Answers by kind and status',
    labelNames: ['rank', 'status'],
    registers: [this.registry],
  })
  private readonly durations = new Histogram({
    name: 'http_answer_seconds',
    help: 'Time to answer admitted requests',
    labelNames: ['rank'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8],
    registers: [this.registry],
  })
  private readonly waits = new Histogram({
    name: 'http_wait_seconds',
    help: 'Time that admitted requests waited before admission',
    labelNames: ['rank'],
    buckets: [0.001, 0.02, 0.1, 0.25, 0.5, 1, 2],
    registers: [this.registry],
  })

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }

  answered(rank: string, status: number, seconds: number): void {
    this.answers.inc({ rank, status })
    this.durations.observe({ rank }, seconds)
  }

  waited(rank: string, seconds: number): void {
    this.waits.observe({ rank }, seconds)
  }

  /** Registers a gauge that is read on request; it replaces a gauge of the same name. */
  watch(name: string, help: string, read: () => number): void {
    this.registry.removeSingleMetric(name)
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read())
      },
    })
  }
}

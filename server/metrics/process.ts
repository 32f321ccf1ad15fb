import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gaugeFamily, type MetricFamily, type MetricSource, singleSample } from './family.ts';

/** Milliseconds between measurements of the event loop. */
const RESOLUTION = 20;

/** Measures this process: its processor, memory and event loop. The delay is that since the last question. */
export function processSource(): MetricSource {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  return () => {
    const found = [...machineFamilies(), ...delayFamilies(delay.percentile(99), delay.max)];
    delay.reset();
    return found;
  };
}

const delayFamilies = (p99: number, most: number): MetricFamily[] => [
  gaugeFamily('portal_eventloop_delay_p99_seconds', EVENT_LOOP, singleSample(p99 / 1e9), 'max'),
  gaugeFamily('portal_eventloop_delay_max_seconds', `${EVENT_LOOP} (o maior)`, singleSample(most / 1e9), 'max'),
];

const EVENT_LOOP = 'Atraso do laço de eventos desde a última coleta, no pior processo';

function machineFamilies(): MetricFamily[] {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return [
    {
      name: 'process_cpu_seconds_total',
      type: 'counter',
      help: 'Segundos de processador usados',
      merge: 'sum',
      samples: singleSample((user + system) / 1e6),
    },
    gaugeFamily('process_resident_memory_bytes', 'Memória residente', singleSample(rss)),
    gaugeFamily('portal_heap_used_bytes', 'Memória de objetos em uso', singleSample(heapUsed)),
    gaugeFamily('portal_external_memory_bytes', 'Memória fora dos objetos, como o cache', singleSample(external)),
    gaugeFamily('portal_processes', 'Processos que atendem', singleSample(1)),
    gaugeFamily(
      'portal_uptime_seconds',
      'Segundos desde o início do mais antigo',
      singleSample(process.uptime()),
      'max',
    ),
  ];
}

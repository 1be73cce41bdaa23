import type { Entity, SceneGraph } from '../src/scene-graph.ts'

function describeEntity(entity: Entity): string {
  const { count, size, color, color2, material, noun, attributes, action } = entity
  return [
    count > 1 ? `${count}x` : '',
    size === 1 ? '' : `~${size}`,
    color === undefined ? '' : color2 === undefined ? color : `${color}+${color2}`,
    material === undefined ? '' : `<${material}>`,
    noun,
    attributes.length > 0 ? `[${attributes.join(', ')}]` : '',
    action === undefined ? '' : `!${action}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** A graph as one line: `2x red fox !running | tree; fox under tree @forest #dusk`. */
export function describeGraph(graph: SceneGraph): string {
  const name = (id: number) => graph.entities[id]?.noun ?? '?'
  const scene = [graph.time, graph.season, ...graph.weather].filter(Boolean)
  return [
    graph.entities.map(describeEntity).join(' | '),
    ...graph.relations.map((r) => `; ${name(r.subject)} ${r.type} ${name(r.object)}`),
    graph.setting === undefined ? '' : `@${graph.setting}`,
    graph.floorColor === undefined ? '' : `floor:${graph.floorColor} ${graph.floor}`,
    scene.length > 0 ? `#${scene.join(',')}` : '',
    graph.mood.length > 0 ? `mood:${graph.mood.join(',')}` : '',
    graph.light.length > 0 ? `light:${graph.light.join(',')}` : '',
    graph.view === undefined ? '' : `view:${graph.view}`,
    graph.palette.length > 0 ? `palette:${graph.palette.join(',')}` : '',
    ...graph.texts.map(({ text, carrier }) => `"${text}"${carrier === undefined ? '' : ` on ${name(carrier)}`}`),
    graph.unknown.length > 0 ? `?${graph.unknown.map((u) => (u.drawnAs === undefined ? u.word : `${u.word}=${u.drawnAs}`)).join(',')}` : '',
    graph.without === undefined ? '' : `without:${graph.without.join(',')}`,
  ]
    .filter(Boolean)
    .join(' ')
}

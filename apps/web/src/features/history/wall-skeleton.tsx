import { useWallColumns } from './picture-wall.tsx'
import { intoColumns } from './wall-columns.ts'

const SHAPES = [1, 1.5, 0.67, 1, 1, 0.67, 1.5, 1, 0.67, 1, 1.5, 1, 1, 0.67, 1].map((height, index) => ({
  id: `shape-${index}`,
  width: 1,
  height,
}))

/** The wall before its pictures: same columns, same grout. */
export function WallSkeleton() {
  const columns = intoColumns(SHAPES, useWallColumns())
  return (
    <div role="status" aria-label="Loading pictures" className="flex items-start gap-(--grout) p-(--grout)">
      {columns.map((column) => (
        <div key={column.key} className="grid flex-1 gap-(--grout)">
          {column.items.map((shape) => (
            <div key={shape.id} className="skeleton" style={{ aspectRatio: shape.width / shape.height }} />
          ))}
        </div>
      ))}
    </div>
  )
}

import type { BookingTemplate } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { toChinaTime } from '../../china-time.ts';
import type { TemplateRow } from './templates.repository.ts';

type Template = EndpointResult<Endpoints['GET /business/templateList']>[number];

export function presentTemplate(row: TemplateRow, userId: string): Template {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    goodsName: row.goods_name,
    lines: row.lines,
    destination: row.destination,
    warehouseCode: row.warehouse_code,
    isShared: row.is_shared,
    isMine: row.member_id === userId,
    ownerName: row.owner_name,
    updatedAt: toChinaTime(row.updated_at),
    version: row.version,
  } satisfies BookingTemplate;
}

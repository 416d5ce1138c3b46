import type { ErrorEntry } from './error-codes.ts';

/** Why a call about a booking or its containers is refused, to its customer or to a system. */
export const bookingErrorCodes = {
  BOOKING_NOT_EDITABLE: {
    status: 409,
    'zh-CN': '状态为“{status}”的订舱不能修改。',
    en: 'A booking that is “{status}” cannot be edited.',
  },
  BOOKING_VERSION_CONFLICT: {
    status: 409,
    'zh-CN': '{name} 已于 {time} 保存了新版本，您的修改尚未保存，也没有丢失。',
    en: '{name} saved a newer version at {time}. Your changes are not saved, and not lost.',
  },
  BOOKING_NOT_RETURNABLE: {
    status: 409,
    'zh-CN': '状态为“{status}”的订舱不能退载。',
    en: 'A booking that is “{status}” cannot be returned.',
  },
  BOOKING_ONLY_READ: {
    status: 409,
    'zh-CN': '空运订舱 {number} 在此只能查看，退载请联系客服。',
    en: 'Air booking {number} can only be read here; please ask our customer service to return it.',
  },
  BOOKING_NOT_DELETABLE: {
    status: 409,
    'zh-CN': '状态为“{status}”的订舱不能删除，只有草稿可以删除。',
    en: 'A booking that is “{status}” cannot be deleted; only drafts can.',
  },
  BOOKING_DEPARTED: {
    status: 409,
    'zh-CN': '货柜已离港，不能退载。',
    en: 'Its container has sailed, so the booking cannot be returned.',
  },
  BOOKING_CHANGED_MEANWHILE: {
    status: 409,
    'zh-CN': '此订舱刚刚有变动，请刷新后查看再操作。',
    en: 'This booking has just changed; please refresh and look at it again.',
  },
  BOOKING_STATUS_NOT_NEXT: {
    status: 409,
    'zh-CN': '订舱 {number} 的状态为“{from}”，不能变为“{to}”。',
    en: 'Booking {number} is “{from}” and cannot become “{to}”.',
  },
  BOOKING_ACTION_REFUSED: {
    status: 409,
    'zh-CN': '订舱 {number} 的状态为“{status}”，不能进行此操作。',
    en: 'Booking {number} is “{status}”, where this cannot be done.',
  },
  BOOKING_MEASURED: {
    status: 409,
    'zh-CN': '订舱 {number} 已有仓库测量数据，请先撤销测量。',
    en: 'Booking {number} was measured at the warehouse; please take the measurements back first.',
  },
  BOOKING_BILLED: {
    status: 409,
    'zh-CN': '订舱 {number} 在账单 {bill} 中，客户已确认该账单，不能撤销。请先更正账单。',
    en: 'Booking {number} stands in bill {bill}, which its customer has confirmed, so this cannot be taken back. Please correct the bill first.',
  },
  LINE_NOT_MEASURED: {
    status: 409,
    'zh-CN': '订舱 {number} 的第 {line} 行没有测量数据。',
    en: 'Line {line} of booking {number} was not measured.',
  },
  BOOKING_NOT_FOR_WAREHOUSE: {
    status: 409,
    'zh-CN': '订舱 {number} 的货物不经过我司仓库，不能进行此操作。',
    en: 'The cargo of booking {number} does not pass our warehouse, so this cannot be done.',
  },
  BOOKING_OF_OTHER_KIND: {
    status: 409,
    'zh-CN': '订舱 {number} 是{kind}，没有此项操作。',
    en: 'Booking {number} is {kind}, of which this cannot be done.',
  },
  ENTRY_NUMBER_SHARED: {
    status: 409,
    'zh-CN': '入仓编号 {number} 对应多个订舱，请扫描入仓码或输入业务编号。',
    en: 'Several bookings have the entry number {number}: please scan the entry code or type the business number.',
  },
  CONTAINER_CHECK_DIGIT: {
    status: 422,
    'zh-CN': '柜号 {number} 的校验位不正确。如柜体确实印有此号，请说明（isCheckDigitOverridden）。',
    en: 'The check digit of {number} is wrong. If the box really bears it, say so (isCheckDigitOverridden).',
  },
  CONTAINER_SIZE_UNKNOWN: {
    status: 422,
    'zh-CN': '没有 {size} 这种箱型。',
    en: 'There is no container size {size}.',
  },
  CARRIER_UNKNOWN: {
    status: 422,
    'zh-CN': '没有代码为 {code} 的船公司或航空公司。',
    en: 'There is no such shipping line or airline as {code}.',
  },
  PORT_UNKNOWN: {
    status: 422,
    'zh-CN': '没有代码为 {code} 的港口。',
    en: 'There is no port with the code {code}.',
  },
  AIRPORT_UNKNOWN: {
    status: 422,
    'zh-CN': '没有代码为 {code} 的机场。',
    en: 'There is no airport with the code {code}.',
  },
  CONTAINER_TRIP_DIFFERS: {
    status: 409,
    'zh-CN': '柜号 {number} 正在 {from} 至 {to} 的航程中，与所填箱型或港口不符。',
    en: 'Container {number} is on a trip from {from} to {to}: its size or ports are not those given.',
  },
  CONTAINER_UNKNOWN: {
    status: 404,
    'zh-CN': '柜号 {number} 没有分配给任何订舱。',
    en: 'Container {number} is assigned to no booking.',
  },
  CARGO_LINE_UNKNOWN: {
    status: 422,
    'zh-CN': '订舱 {number} 没有第 {line} 行货物。',
    en: 'Booking {number} has no cargo line {line}.',
  },
  EVENT_ID_REUSED: {
    status: 409,
    'zh-CN': '同一 eventId 已用于不同的内容。',
    en: 'The same eventId was used before with other content.',
  },
  CHANGES_CURSOR_UNKNOWN: {
    status: 410,
    'zh-CN': '没有这个 cursor：数据可能已从备份恢复。请不带 cursor 从头读取。',
    en: 'There is no such cursor here: the data may have been restored from a backup. Please read from the start, without one.',
  },
  INTEGRATION_KEY_REFUSED: {
    status: 401,
    'zh-CN': '接口密钥缺失、无效或已停用。',
    en: 'The integration key is missing, unknown or revoked.',
  },
  INTEGRATION_SCOPE_MISSING: {
    status: 403,
    'zh-CN': '此接口密钥没有“{scope}”权限。',
    en: 'This integration key has not the scope “{scope}”.',
  },
  BUSINESS_NUMBER_INVALID: {
    status: 409,
    'zh-CN': '业务编号 {number} 不可用，请重新获取。',
    en: 'The business number {number} cannot be used; please get a new one.',
  },
  BUSINESS_NUMBER_BOOKED: {
    status: 409,
    'zh-CN': '业务编号 {number} 已有一票订舱，没有重复保存。',
    en: 'There is a booking with the number {number} already. No second one was made.',
  },
} as const satisfies Record<string, ErrorEntry>;

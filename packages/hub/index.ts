export { createHubServer } from './server.ts';
export type { CloseServerOptions, HubServer } from './server.ts';
export type { ConnectionInfo, Farewell, Hub, HubStats, Outlet } from './hub/hub.ts';
export type { Share } from './time/share.ts';
export type { Metric, MetricPoint } from './connection/meter.ts';
export { defaultLimits } from './setting/limits.ts';
export { denied } from './transport/admission.ts';
export type { Admission, Admitted, Denied, Redirection } from './transport/admission.ts';
export type { Clock } from './time/clock.ts';
export type { HubOptions, HubServerOptions } from './hub/options.ts';
export type { Limits } from './setting/limits.ts';
export type { HubLog } from './setting/log.ts';
export type { RawConnection, RawHandler } from './raw/raw-connection.ts';
export { bearerOf, withoutTokens } from './transport/reply.ts';
export type { TransportName } from './transport/transport.ts';
export { call, merge, stream } from './dispatch/method.ts';
export type { CallOptions, Method, Methods, Streamable } from './dispatch/method.ts';
export { defineHub } from './dispatch/definition.ts';
export type { HubDefinition } from './dispatch/definition.ts';
export type { CallContext, HubContext, OwnGroups } from './dispatch/context.ts';
export type { HubRequest } from './transport/request.ts';
export type { HubFilter, Trace } from './dispatch/filter.ts';
export { optional, upload } from './dispatch/parameter.ts';
export type { Optional, Parameter, Upload } from './dispatch/parameter.ts';
export type { Schema } from './protocol/schema.ts';
export { HubException } from './protocol/error.ts';
export { Encoded, encodeEvent } from './protocol/encoded.ts';
export { jsonProtocol } from './protocol/json.ts';
export { ProtocolError } from './protocol/protocol.ts';
export type { Protocol, Taken, TransferFormat } from './protocol/protocol.ts';
export type { HubMessage } from './protocol/message.ts';
export type {
  AddressKind,
  AddressWatcher,
  Answer,
  Delivery,
  DeliveryHost,
  GroupChange,
  LocalConnections,
  Receiver,
  Target,
} from './delivery/delivery.ts';
export type {
  AnyEvents,
  AnyResults,
  AskOptions,
  CallerSender,
  EventMap,
  OneRecipient,
  Recipients,
  ResultMap,
  Sender,
} from './delivery/sender.ts';
